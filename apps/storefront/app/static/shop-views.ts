// The views themselves on the server, and in the browser the same ones by their promise; package.json says which.
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
export * from '#views';
