// Loaded before `start`, `dev` and `doctor`, and run by npm after an install, on whatever Node there is: ES2015 only.
'use strict';
const { existsSync } = require('fs');
const path = require('path');
const { findNodeProblem } = require('./node-problem.cjs');

const problem = findNodeProblem({
  npmAgent: process.env.npm_config_user_agent || '',
  version: process.version,
  isInstalled: existsSync(path.join(__dirname, '../../node_modules/.package-lock.json')),
  isInstalling: require.main === module,
});
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
