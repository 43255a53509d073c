import { Button, Modal } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addConsoleView, changeConsoleView, removeConsoleView, type ConsoleView } from '@prostora/api-client';
import { SAVED_VIEWS } from '@prostora/contracts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { SwitchItem, Switches, TextItem, required } from '../form/form-fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useApi } from '../data/session.tsx';
import { useLeave } from '../form/unsaved.tsx';
import { useCommand } from '../feedback/use-command.ts';
import { useInvalidateViews } from './views.ts';
import styles from './saved-views.module.css';

const texts = adminKit.views;
type Values = { name: string; shared: boolean; overwrite: boolean };
type ViewsDialogProps = {
  list: string;
  mode: 'save' | 'manage';
  open: boolean;
  /** Own views. */ views: readonly ConsoleView[];
  /** Query string of the current view. */ query: string;
  onClose: () => void;
};

/** Saves the current view under a name, or edits saved ones; loaded lazily. */
export default function ViewsDialog({ list, mode, open, views, query, onClose }: ViewsDialogProps) {
  const leave = useLeave();
  const close = (): void => leave(onClose);
  useBackCloses(open, close);
  return (
    <Modal
      open={open}
      title={mode === 'save' ? texts.saveTitle : texts.manageTitle}
      width={520}
      centered
      destroyOnHidden
      footer={null}
      onCancel={close}
    >
      {mode === 'save' ? (
        <ViewForm list={list} view={null} query={query} onDone={onClose} onCancel={onClose} />
      ) : (
        <OwnViews list={list} views={views} query={query} />
      )}
    </Modal>
  );
}

type ViewFormProps = {
  list: string;
  view: ConsoleView | null;
  query: string;
  onDone: () => void;
  onCancel: () => void;
};

function ViewForm({ list, view, query, onDone, onCancel }: ViewFormProps) {
  const api = useApi();
  const invalidate = useInvalidateViews(list);
  const run = async ({ name, shared, overwrite }: Values): Promise<ConsoleView> => {
    const input = { name: name.trim(), shared, query: view && !overwrite ? view.query : query };
    return (
      view
        ? changeConsoleView({ client: api, path: { id: view.id }, body: input })
        : addConsoleView({ client: api, body: { list, ...input } })
    ).finally(invalidate);
  };
  const save = useCommand({ run, done: ({ name }) => texts.saved(name), handledByForm: true });
  return (
    <ResourceForm<Values>
      name={`view-${view?.id ?? 'new'}`}
      initial={{ name: view?.name ?? '', shared: view?.shared ?? false, overwrite: false }}
      submitLabel={texts.submit}
      onSubmit={save}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextItem
        name="name"
        label={texts.name}
        hint={view ? undefined : texts.nameHint}
        max={SAVED_VIEWS.name}
        check={required}
        autoFocus
      />
      <Switches>
        <SwitchItem name="shared" label={texts.share} />
        {view && <SwitchItem name="overwrite" label={texts.overwrite} />}
      </Switches>
    </ResourceForm>
  );
}

function OwnViews({ list, views, query }: Pick<ViewsDialogProps, 'list' | 'views' | 'query'>) {
  const [editing, setEditing] = useState<number | null>(null);
  const api = useApi();
  const invalidate = useInvalidateViews(list);
  const remove = useCommand({
    run: ({ id }: ConsoleView) => removeConsoleView({ client: api, path: { id } }).finally(invalidate),
    done: ({ name }) => texts.removed(name),
    undo: ({ name, query: savedQuery, shared }) =>
      addConsoleView({ client: api, body: { list, name, query: savedQuery, shared } }).finally(invalidate),
  });
  const editedView = views.find(({ id }) => id === editing);
  if (editedView)
    return (
      <ViewForm
        key={editedView.id}
        list={list}
        view={editedView}
        query={query}
        onDone={() => setEditing(null)}
        onCancel={() => setEditing(null)}
      />
    );
  if (views.length === 0) return <p className={styles.empty}>{texts.none}</p>;
  return (
    <ul className={styles.list}>
      {views.map((view) => (
        <li key={view.id} className={styles.view}>
          <span className={styles.title}>
            {view.name}
            {view.shared && <small>{texts.isShared}</small>}
          </span>
          <Button
            type="text"
            icon={<Pencil className="lucide" aria-hidden />}
            aria-label={texts.edit(view.name)}
            onClick={() => setEditing(view.id)}
          />
          <Button
            type="text"
            icon={<Trash2 className="lucide" aria-hidden />}
            aria-label={texts.remove(view.name)}
            onClick={() => void remove(view).catch(() => undefined)}
          />
        </li>
      ))}
    </ul>
  );
}
