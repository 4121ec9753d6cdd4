import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { groupsOf, type FOUNDATIONS, type Tokens } from '../tokens/read-tokens.ts';
import styles from './foundations.module.css';

interface FoundationProps {
  readonly title: string;
  readonly text: string;
  readonly page: keyof typeof FOUNDATIONS;
  readonly tokens: Tokens;
  /** Renders one token through `var(name)` only, so that a page cannot differ from the stylesheet. */
  readonly sample: (name: string) => ReactNode;
  /** Full-width samples, one below another. */
  readonly wide?: boolean;
}

/** A page of foundations: tokens in the groups and order of the stylesheet, each with sample and value. */
export const Foundation = ({ title, text, page, tokens, sample, wide }: FoundationProps) => (
  <main className={styles['page']}>
    <Stack gap={7}>
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" measure>
          {text}
        </Text>
      </Stack>
      {groupsOf(page).map((group) => (
        <Stack key={group.title} gap={4} as="section">
          <Heading level={2} size="lg">
            {group.title}
          </Heading>
          <ul className={styles['tokens']} data-wide={wide || undefined}>
            {group.names.map((name) => (
              <li key={name} className={styles['token']}>
                {sample(name)}
                <div className={styles['caption']}>
                  <code>{name}</code>
                  <span>{tokens[name]}</span>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  </main>
);
