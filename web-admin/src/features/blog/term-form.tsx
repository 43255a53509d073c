import type { BlogTerm, BlogTermList } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form-drawer.tsx';
import { TextItem, required } from '../../kit/form-fields.tsx';
import { ResourceForm } from '../../kit/resource-form.tsx';

const texts = adminBlog.terms;

type Values = { name: string; slug: string };
const valuesOf = ({ name, slug }: BlogTerm): Values => ({ name, slug });

/** Adds a category or a tag, or changes one. */
export default function TermForm({
  list,
  term,
  open,
  onClose,
}: {
  list: BlogTermList;
  term: BlogTerm | null;
  open: boolean;
  onClose: () => void;
}) {
  const { blog } = useApi().admin;
  const save = useCommand({
    run: ({ values, version }: { values: Values; version: number }) => {
      const input = { name: values.name.trim(), slug: values.slug.trim() || null };
      return term ? blog.saveTerm(list, term.id, { ...input, version }) : blog.addTerm(list, input);
    },
    done: ({ name }) => (term ? texts.saved(name) : texts.added(name)),
    toldByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={term ? texts.editTitle(term.name) : texts[list].addTitle}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <ResourceForm<Values, BlogTerm>
        name="blog-term"
        initial={term ? valuesOf(term) : { name: '', slug: '' }}
        record={term}
        toValues={valuesOf}
        submitLabel={texts.save}
        cancelLabel={texts.cancel}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={texts.name} max={60} check={required} autoFocus={!term} />
        <TextItem name="slug" label={texts.slug} hint={texts.slugHint} max={80} />
      </ResourceForm>
    </FormDrawer>
  );
}
