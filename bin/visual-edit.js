#!/usr/bin/env node
// This file must parse and run on every Node, so that an old one gets a sentence instead of a syntax error: the program
// itself is loaded after the check.
const REQUIRED = [20, 19];
const version = process.versions.node.split('.').map(Number);

if (version[0] < REQUIRED[0] || (version[0] === REQUIRED[0] && version[1] < REQUIRED[1])) {
  console.error(`visual-edit needs Node ${REQUIRED.join('.')} or newer, this is ${process.versions.node}.`);
  console.error('Install one from https://nodejs.org and try again.');
  process.exitCode = 2;
} else {
  start().catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/dist.node.cli\.js/.test(error.message)) throw error;
    console.error('visual-edit is not built yet. Run `npm run build` in its folder and try again.');
    process.exitCode = 1;
  });
}

async function start() {
  const { run } = await import('../dist/node/cli.js');
  await run(process.argv);
}
