import { Heading, Text } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Main } from '../../../../frame/Main.tsx';
import styles from './identity.module.css';

interface IdentityPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

export function IdentityPage({ title, lead, children, aside, below }: IdentityPageProps) {
  return (
    <Main width="content" below={below}>
      <div className={styles['page']} data-beside={aside === undefined ? undefined : true}>
        <div className={styles['main']}>
          <div className={styles['head']}>
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            {lead !== undefined && <Text tone="muted">{lead}</Text>}
          </div>
          {children}
        </div>
        {aside !== undefined && <aside className={styles['beside']}>{aside}</aside>}
      </div>
    </Main>
  );
}
