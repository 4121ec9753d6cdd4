import ts, { type TypeNode } from 'typescript';

/** The type of what is sent and answered as a file; other schemas keep theirs. */
export const bytesType = (schema: { readonly format?: string }): TypeNode | undefined =>
  schema.format === 'binary'
    ? ts.factory.createTypeReferenceNode('Uint8Array', [ts.factory.createTypeReferenceNode('ArrayBuffer')])
    : undefined;
