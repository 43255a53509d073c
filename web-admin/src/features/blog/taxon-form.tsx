import type { BlogTaxon } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { taxaCalls, type BlogTaxonList } from './taxa.calls.ts';

const texts = adminBlog.taxa;

type Values = { name: string; slug: string };
const toFormValues = ({ name, slug }: BlogTaxon): Values => ({ name, slug });

/** Adds a category or a tag, or changes one. */
export default function TaxonForm({
  list,
  taxon,
  open,
  onClose,
}: {
  list: BlogTaxonList;
  taxon: BlogTaxon | null;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const save = useCommand({
    run: ({ values, version }: { values: Values; version: number }) => {
      const input = { name: values.name.trim(), slug: values.slug.trim() || null };
      return taxon
        ? taxaCalls[list].save({ client: api, path: { id: taxon.id }, body: { ...input, version } })
        : taxaCalls[list].add({ client: api, body: input });
    },
    done: ({ name }) => (taxon ? texts.saved(name) : texts.added(name)),
    handledByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={taxon ? texts.editTitle(taxon.name) : texts[list].addTitle}
      onClose={onClose}
    >
      <ResourceForm<Values, BlogTaxon>
        name="blog-term"
        initial={taxon ? toFormValues(taxon) : { name: '', slug: '' }}
        record={taxon}
        toValues={toFormValues}
        submitLabel={texts.save}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={texts.name} max={60} check={required} autoFocus={!taxon} />
        <TextItem name="slug" label={texts.slug} hint={texts.slugHint} max={80} />
      </ResourceForm>
    </FormDrawer>
  );
}
