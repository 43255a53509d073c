import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { addAdminSynonym, saveAdminSynonym, type AdminSynonym } from '@prostora/api-client';
import { adminSynonyms } from '@prostora/strings/cs/admin-synonyms.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { SelectItem, TextItem, createRule, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { SYNONYM_KINDS, synonymItemsQuery, type SynonymKind } from './synonyms.queries.ts';

const texts = adminSynonyms.form;
const KINDS = SYNONYM_KINDS.map((value) => ({ value, label: adminSynonyms.kinds[value] }));
const MAX_WORD = 80;

type Values = { word: string; kind: SynonymKind; item_id: number | null };
type SynonymFormProps = { synonym: AdminSynonym | null; open: boolean; onClose: () => void };

const toFormValues = ({ word, kind, item_id }: AdminSynonym): Values => ({ word, kind, item_id });
const NEW_SYNONYM: Values = { word: '', kind: 'purpose', item_id: null };
const isChosen = (id: number | null): string | null => (id === null ? fieldErrors.required : null);

/** Adds or edits a synonym. */
export default function SynonymForm({ synonym, open, onClose }: SynonymFormProps) {
  const api = useApi();
  const save = useCommand({
    run: ({ values: { word, kind, item_id }, version }: { values: Values; version: number }) => {
      const input = { word: word.trim(), kind, item_id: item_id ?? 0 };
      return synonym
        ? saveAdminSynonym({ client: api, path: { id: synonym.id }, body: { ...input, version } })
        : addAdminSynonym({ client: api, body: input });
    },
    done: ({ word }) => (synonym ? texts.saved(word) : texts.added(word)),
    handledByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={synonym ? texts.editTitle(synonym.word) : texts.addTitle}
      hint={texts.hint}
      onClose={onClose}
    >
      <ResourceForm<Values, AdminSynonym>
        name="synonym"
        initial={synonym ? toFormValues(synonym) : NEW_SYNONYM}
        record={synonym}
        toValues={toFormValues}
        submitLabel={texts.save}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem
          name="word"
          label={texts.word}
          hint={texts.wordHint}
          max={MAX_WORD}
          check={required}
          autoFocus={!synonym}
        />
        <MeaningItems />
      </ResourceForm>
    </FormDrawer>
  );
}

/** Kind and item; another kind has other items. */
function MeaningItems() {
  const form = Form.useFormInstance<Values>();
  const kind = Form.useWatch<SynonymKind | undefined>('kind') ?? 'purpose';
  const items = useQuery(synonymItemsQuery(useApi(), kind));
  return (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Select options={KINDS} onChange={() => form.setFieldValue('item_id', null)} />
      </Form.Item>
      <SelectItem
        name="item_id"
        label={texts.item}
        options={(items.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        rules={[createRule(isChosen)]}
      />
    </>
  );
}
