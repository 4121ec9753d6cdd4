/** How long the code of a sign-in can be exchanged. */
export const CODE_SECONDS = 60;
