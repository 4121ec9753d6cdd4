/** How long a sign-in code is valid. */
export const CODE_SECONDS = 60;
