import { expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from './child.ts';
import { inRoot } from './places.ts';
import { AFFECTED } from './type-watch.ts';

type Graph = { graph: { dependencies: Record<string, { target: string }[]> } };

async function loadDependencies(): Promise<Graph['graph']['dependencies']> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'graph-')), 'graph.json');
  await runToEnd([inRoot('node_modules/nx/dist/bin/nx.js'), 'graph', `--file=${file}`], {
    NX_DAEMON: 'false',
  });
  return (JSON.parse(readFileSync(file, 'utf8')) as Graph).graph.dependencies;
}

it('checks the types of every project that imports the changed one', async () => {
  const dependencies = await loadDependencies();
  const listImporters = (changed: string): string[] =>
    Object.keys(dependencies).filter((project) =>
      dependencies[project]?.some(({ target }) => target.replace(/^@prostora\/.*/u, 'libs') === changed),
    );
  for (const [changed, checked] of Object.entries(AFFECTED)) {
    const folders = checked.map((project) => project.split('/')[0]);
    const importers = listImporters(changed).filter((name) => !name.startsWith('@prostora/'));
    expect({ changed, folders }).toEqual({ changed, folders: expect.arrayContaining(importers) });
  }
  expect(listImporters('libs')).toEqual(
    expect.arrayContaining(['api', 'web-public', 'web-admin', 'web-shell']),
  );
});
