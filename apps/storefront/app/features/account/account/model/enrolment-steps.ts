/** The steps of enrolment in their order, numbered from 0 as the specification does (spec 2 §3). */
const ENROLMENT_STEPS = ['join', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;

export type EnrolmentStep = (typeof ENROLMENT_STEPS)[number];

/** The step that an address names; none for a hand-made one that fits nothing. */
export const stepOf = (text: string | null): EnrolmentStep | undefined =>
  ENROLMENT_STEPS.find((_step, index) => String(index) === text);

export const numberOf = (step: EnrolmentStep): number => ENROLMENT_STEPS.indexOf(step);
