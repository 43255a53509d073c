import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { Button } from '@prostora/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../../lib/owner-queries.ts';
import { Copy } from '../icons.ts';
import styles from './program.module.css';

const { share } = texts;

const EMBED_HEIGHT = 480;
const buildEmbedCode = (slug: string, name: string): string => {
  const url = new URL(urls.buildingProgramEmbed(slug), globalThis.location.origin).href;
  const title = texts.publicTitle(name).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${url}" title="${title}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>`;
};

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast(share.copied);
  } catch {
    showToast(share.copyFailed, 'error');
  }
}

/** Addresses of the public programs of the owner's buildings with a published space. */
export function PublicProgramShare(): ReactNode {
  const { data } = useQuery(ownerCatalogQuery(useApi()));
  const published = new Set(
    data?.spaces.filter(({ status }) => status === 'PUBLISHED').map(({ building_id: id }) => id),
  );
  const buildings = data?.buildings.filter(({ id }) => published.has(id)) ?? [];
  if (buildings.length === 0) return null;
  return (
    <section className={styles['share']}>
      <h2>{share.title}</h2>
      <p className={styles['hint']}>{share.lead}</p>
      <ul>
        {buildings.map(({ id, name, slug }) => (
          <li key={id}>
            <strong>{name}</strong>
            <a className="text-link" href={urls.buildingProgram(slug)}>
              {share.page}
            </a>
            <a className="text-link" href={urls.buildingProgramCalendar(slug)}>
              {share.calendar}
            </a>
            <details>
              <summary>{share.embed}</summary>
              <code>{buildEmbedCode(slug, name)}</code>
              <Button size="sm" onClick={() => void copy(buildEmbedCode(slug, name))}>
                <Copy aria-hidden />
                {share.copy}
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
