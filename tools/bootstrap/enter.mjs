// @ts-check
// This file and the entry points run on the system's Node, which may be as old as 20: plain JavaScript, nothing installed.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './installed.mjs';
import { describeMissingNode, isNewEnough } from './node-version.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');

/**
 * Runs a command of the project on a Node that is new enough: packages are installed when the lock file asks for it, then the
 * typed entry runs here, or in the Node that came with the packages.
 * @param {string} entry path of the typed entry, from the project's folder
 * @returns {Promise<void>}
 */
export async function enter(entry) {
  try {
    const missing = describeMissingNode(process.versions.node, `${process.platform}-${process.arch}`);
    if (missing !== null) throw new Error(missing);
    const installedIn = await install();
    if (installedIn !== null) process.env.PROSTORA_INSTALL_SECONDS = installedIn.toFixed(1);
    await run(path.join(root, entry));
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** @returns {Promise<number | null>} seconds taken, null when nothing was to be done */
async function install() {
  if (isInstalled(root)) return null;
  try {
    accessSync(root, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new Error(
      `No permission to write to ${root}: make the folder writable for the user who starts the project.`,
    );
  }
  const from = Date.now();
  process.stdout.write('Installing packages (the first time takes a minute or two)…\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const [command, all] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
  const { code, output } = await quietly(command, all);
  if (code === 0) return (Date.now() - from) / 1000;
  if (/ENOSPC|no space left/i.test(output))
    throw new Error('The disk is full: free some space (about 2 GB are needed) and start again.');
  if (/EACCES|EPERM/.test(output))
    throw new Error(
      `npm has no permission to write to ${root}/node_modules: remove that folder or start as its owner.`,
    );
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output))
    throw new Error(
      'The packages could not be downloaded: check the network connection or the registry set for npm.',
    );
  if (/EUSAGE|can only install packages when/.test(output)) {
    throw new Error('package.json and package-lock.json disagree: run npm install and commit both.');
  }
  throw new Error(`npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function quietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** @param {string} entry */
async function run(entry) {
  process.env.PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  if (isNewEnough(process.versions.node)) {
    await import(new URL(`file://${entry.split(path.sep).map(encodeURIComponent).join('/')}`).href);
    return;
  }
  const bundled = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  const child = spawn(bundled, [...process.execArgv, entry, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(
      `\nThe Node in ${bundled} does not run here (${error.message}): install Node 22.18 or newer.\n`,
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
