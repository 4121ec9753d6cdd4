/** React's marker for a part left to the browser, because it suspended or failed. */
export const LEFT_OUT = '<!--$!-->';
