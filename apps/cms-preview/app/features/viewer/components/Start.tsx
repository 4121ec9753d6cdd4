import { useSearchParams } from 'react-router';
import { setParameters } from '../../content/index.ts';
import styles from './viewer.module.css';

const DOORS = [
  { title: 'The home page, whole', choice: { document: 'page/home' } },
  { title: 'Every hero', choice: { docType: 'Hero' } },
  { title: 'The main menu', choice: { document: 'menu' } },
  { title: 'Everything chosen by audience', choice: { docType: 'Segmentation' } },
] as const;

/** The page without a query: what the tool does, with examples. */
export function Start() {
  const [parameters] = useSearchParams();
  return (
    <div className={styles['none']}>
      <p>Choose a doc type and press Go: every block of that kind is shown as readers get it.</p>
      <p>Or begin with one of these:</p>
      <ul className={styles['doors']}>
        {DOORS.map(({ title, choice }) => (
          <li key={title}>
            <a href={`/${setParameters(parameters, choice)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
