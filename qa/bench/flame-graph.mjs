// A V8 profile as a flame graph: the width of a call is the share of samples in it and in its callees.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const [WIDTH, ROW_HEIGHT, MIN_SHARE] = [1200, 17, 0.002];
/** Frames without work of the program. */
const IDLE = new Set(['(idle)', '(program)']);

/** Name and location of a function: own file, library or Node. */
function describeFrame({ functionName, url, lineNumber }) {
  const own = functionName || '(anonymous)';
  if (url === '') return own;
  if (url.startsWith('node:')) return `${own} ${url}`;
  const file = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : path.relative(root, url);
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/u.exec(file);
  return library ? `${own} ${library[1]}` : `${own} ${file}:${lineNumber + 1}`;
}

/** Merges equal calls of the same caller into one tree; each node has its own and its total samples. */
function buildCallTree({ nodes, samples }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map();
  for (const id of samples) own.set(id, (own.get(id) ?? 0) + 1);
  const buildNodes = (ids) => {
    const calls = new Map();
    for (const node of ids.map((id) => byId.get(id))) {
      const name = describeFrame(node.callFrame);
      if (IDLE.has(name)) continue;
      const call = calls.get(name) ?? { name, own: 0, children: [] };
      call.own += own.get(node.id) ?? 0;
      call.children.push(...(node.children ?? []));
      calls.set(name, call);
    }
    return [...calls.values()]
      .map((call) => ({ ...call, children: buildNodes(call.children) }))
      .map((call) => ({ ...call, all: call.children.reduce((sum, child) => sum + child.all, call.own) }))
      .sort((one, other) => other.all - one.all);
  };
  const [top] = buildNodes([nodes[0].id]);
  return top;
}

/** Functions by the share of their own time, in descending order. */
export function listHotFunctions(profile) {
  const top = buildCallTree(profile);
  const shares = new Map();
  const walk = (call) => {
    shares.set(call.name, (shares.get(call.name) ?? 0) + call.own / top.all);
    call.children.forEach(walk);
  };
  walk(top);
  return [...shares].map(([name, share]) => ({ name, share })).sort((one, other) => other.share - one.share);
}

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Own code is green, libraries are amber, Node is grey. */
const pickColour = (name) =>
  / (?:api|libs)\//u.test(name) ? '#7fb79a' : / node:|^\(/u.test(name) ? '#c8cdc9' : '#f0c36b';

/** The SVG; the title of each call has its name and share. */
export function drawFlameGraph(profile, title) {
  const top = buildCallTree(profile);
  const rects = [];
  let deepest = 0;
  const draw = (call, left, depth) => {
    const width = (call.all / top.all) * WIDTH;
    if (call.all / top.all < MIN_SHARE) return;
    deepest = Math.max(deepest, depth);
    const label =
      width > 40
        ? `<text x="${(left + 3).toFixed(1)}" y="${depth * ROW_HEIGHT + 12}">${escapeXml(call.name.slice(0, Math.floor(width / 6)))}</text>`
        : '';
    rects.push(
      `<g><title>${escapeXml(call.name)} ${((call.all / top.all) * 100).toFixed(1)} %</title><rect ` +
        `x="${left.toFixed(1)}" y="${depth * ROW_HEIGHT}" width="${Math.max(0.5, width - 0.5).toFixed(1)}" ` +
        `height="${ROW_HEIGHT - 1}" fill="${pickColour(call.name)}"/>${label}</g>`,
    );
    let at = left;
    for (const child of call.children) {
      draw(child, at, depth + 1);
      at += (child.all / top.all) * WIDTH;
    }
  };
  draw(top, 0, 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${(deepest + 2) * ROW_HEIGHT}" ` +
    `font-family="sans-serif" font-size="11"><text x="3" y="12">${escapeXml(title)}</text>${rects.join('')}</svg>\n`
  );
}
