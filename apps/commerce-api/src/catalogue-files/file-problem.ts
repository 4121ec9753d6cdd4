/** A file that cannot be read at all; the message is a sentence for the merchant. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
