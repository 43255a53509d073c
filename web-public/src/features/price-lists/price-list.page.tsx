import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { OwnerSpace, PriceList, VatRate } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useLocation, useNavigate, useSearchParams } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { priceListTemplates, type PriceListTemplateName } from '@prostora/strings/cs/price-list-templates.ts';
import type { ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { NoRight } from '../../components/no-right.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery, taxonomyQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight } from '../../lib/use-rights.ts';
import { createDraft, toDraft } from './draft.ts';
import { Editor } from './editor.tsx';
import { invalidatePriceLists, priceListQuery, vatRatesQuery } from './price-list-queries.ts';
import { PublishedList } from './published-list.tsx';
import { PriceListEditorContext, usePriceListEditor } from './use-price-list-editor.ts';

export const handle = portalHandle(priceListEditor.title);

/** Path segment of a list that is not saved yet. */
const NEW = 'novy';

type ReadyProps = {
  /** Null for a new list. */
  list: PriceList | null;
  template: PriceListTemplateName;
  spaces: readonly OwnerSpace[];
  vatRates: readonly VatRate[];
  names: ConditionNames;
  onCreated: (list: PriceList) => Promise<void>;
};

/** The editor of a draft, or a published list to read. */
function Ready({ list, template, spaces, vatRates, names, onCreated }: ReadyProps): ReactNode {
  const isLeaving = useRef(false);
  const initial = useMemo(() => (list ? toDraft(list) : createDraft(template)), [list, template]);
  const editor = usePriceListEditor({
    list,
    template,
    initial,
    vatRates,
    names,
    onCreated: (created) => {
      isLeaving.current = true;
      void onCreated(created).finally(() => {
        isLeaving.current = false;
      });
    },
  });
  const mayWrite = useHasRight('write');
  const isEditable = list === null || (mayWrite && list.allowed_actions.includes('edit'));
  if (list === null && !mayWrite) return <NoRight />;
  return (
    <PriceListEditorContext value={editor}>
      {isEditable ? (
        <Editor spaces={spaces} isLeaving={() => isLeaving.current} />
      ) : (
        <PublishedList list={list} spaces={spaces} />
      )}
    </PriceListEditorContext>
  );
}

type LoadedProps = Pick<ReadyProps, 'template' | 'onCreated'> & { id: number | null };

/** Loads what the editor needs. */
function Loaded({ id, template, onCreated }: LoadedProps): ReactNode {
  const api = useApi();
  const [list, catalog, taxonomy, rates] = useQueries({
    queries: [
      { ...priceListQuery(api, id ?? 0), enabled: id !== null },
      ownerCatalogQuery(api),
      taxonomyQuery(api),
      vatRatesQuery(api),
    ],
  });
  const purposes = taxonomy.data?.purposes;
  const names = useMemo(
    (): ConditionNames => ({
      purposes: Object.fromEntries((purposes ?? []).map(({ slug, name }) => [slug, name])),
      layouts: priceListEditor.conditions.layoutNames,
    }),
    [purposes],
  );
  const queries = [list, catalog, taxonomy, rates];
  const error = queries.find((query) => query.error && !query.data)?.error;
  if (error)
    return (
      <PageFailed
        heading={priceListEditor.title}
        error={error}
        onRetry={() =>
          void Promise.all(queries.filter((query) => query.error).map((query) => query.refetch()))
        }
      />
    );
  if ((id !== null && (!list.data || list.isRefetching)) || !catalog.data || !purposes || !rates.data)
    return <PortalSkeleton />;
  return (
    <Ready
      list={id === null ? null : (list.data?.price_list ?? null)}
      template={template}
      spaces={catalog.data.spaces}
      vatRates={rates.data.items}
      names={names}
      onCreated={onCreated}
    />
  );
}

const isTemplate = (name: string | null): name is PriceListTemplateName =>
  name !== null && name in priceListTemplates;

/** A price list: its editor stays the same when the first save gives it an id. */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  const id = pathname.slice(urls.priceLists.length + 1);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [created, setCreated] = useState<{ id: string; template: PriceListTemplateName } | null>(null);
  const ownTemplate = created !== null && created.id === id ? created.template : null;
  const isNew = id === NEW || ownTemplate !== null;
  const named = query.get('vzor');
  const template = ownTemplate ?? (isTemplate(named) ? named : 'prazdny');
  return (
    <Loaded
      key={isNew ? `${NEW}-${template}` : id}
      id={isNew ? null : Number(id)}
      template={template}
      onCreated={async (list) => {
        setCreated({ id: String(list.id), template });
        await invalidatePriceLists(client);
        await navigate(urls.priceList(list.id), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
