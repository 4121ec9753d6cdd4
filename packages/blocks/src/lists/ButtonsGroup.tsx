import { Container } from '@haberdash/ui';
import type { ButtonsGroupBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Targets } from '../parts/Targets.tsx';
import styles from './lists.module.css';

/** Buttons in a row, of equal size if the content says so (spec 3 §2). */
export const ButtonsGroup = ({ block }: BlockProps<ButtonsGroupBlock>) => (
  <BlockSection>
    <Container width="wide" className={styles['buttons']} data-align={block.alignment ?? 'center'}>
      <Targets
        targets={block.targets}
        equalSize={block.equalTargetSize}
        align={block.alignment ?? 'center'}
      />
    </Container>
  </BlockSection>
);
