/** What React's renderer writes where it leaves a part to the browser, because it was not ready or failed. */
export const LEFT_OUT = '<!--$!-->';
