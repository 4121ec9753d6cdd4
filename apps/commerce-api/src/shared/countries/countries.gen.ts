// Generated from the files beside it by `npm run codegen`. Do not edit.
import { austria } from './at.ts';
import { belgium } from './be.ts';
import { canada } from './ca.ts';
import { germany } from './de.ts';
import { spain } from './es.ts';
import { france } from './fr.ts';
import { unitedKingdom } from './gb.ts';
import { ireland } from './ie.ts';
import { italy } from './it.ts';
import { netherlands } from './nl.ts';
import { unitedStates } from './us.ts';
import type { Country } from './country.ts';

/** Every country that the shop knows, by its code. */
export const countries: readonly Country[] = [austria, belgium, canada, germany, spain, france, unitedKingdom, ireland, italy, netherlands, unitedStates];
