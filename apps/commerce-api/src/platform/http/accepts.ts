/** Whether an Accept header allows a type such as `application/pdf`. */
export function accepts(header: string | undefined, type: string): boolean {
  if (header === undefined || header.trim() === '') return true;
  const [family = ''] = type.split('/');
  return header.split(',').some((part) => {
    const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const isRejected = parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
    return !isRejected && ['*/*', `${family}/*`, type].includes(range);
  });
}
