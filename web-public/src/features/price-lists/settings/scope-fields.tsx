import type { OwnerSpace, PriceListSpace } from '@prostora/api-client';
import { addDays, toPragueWallTime, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, IconButton, SelectField } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { Trash2 } from '../../../components/portal-icons.ts';
import { findSpaceName, getSpaceLabel } from '../../../lib/space-names.ts';
import { toFieldId } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './settings.module.css';

const texts = priceListEditor.settings.scope;

/** Spaces in which the list holds, each with its days. */
export function ScopeFields({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const { store, state, errors } = useEditor();
  const scopes = state.draft.spaces;
  const change = (update: (scopes: PriceListSpace[]) => PriceListSpace[]): void =>
    store.change('scope', (draft) => ({ ...draft, spaces: update(draft.spaces) }));
  const update = (index: number, values: Partial<PriceListSpace>): void =>
    change((all) => all.map((scope, at) => (at === index ? { ...scope, ...values } : scope)));
  const add = (): void =>
    change((all) => {
      const free = spaces.find(({ id }) => !all.some((scope) => scope.space_id === id)) ?? spaces[0];
      const last = all.at(-1);
      const from = last?.valid_from ?? addDays(toPragueWallTime(store.now).day);
      return free
        ? [...all, { space_id: free.id, valid_from: from, valid_until: last?.valid_until ?? null }]
        : all;
    });
  if (spaces.length === 0)
    return (
      <p>
        <Link className="text-link" to={urls.mySpaces}>
          {texts.noSpaces}
        </Link>
      </p>
    );
  return (
    <>
      {scopes.map((scope, index) => {
        const path = `spaces.${index}`;
        return (
          <div key={`${index}-${scope.space_id}`} className={styles['scope']}>
            <SelectField
              id={toFieldId(`${path}.space_id`)}
              label={texts.space}
              value={scope.space_id}
              error={errors[`${path}.space_id`]}
              onChange={({ target }) => update(index, { space_id: Number(target.value) })}
            >
              {spaces.map((space) => (
                <option key={space.id} value={space.id}>
                  {getSpaceLabel(space)}
                </option>
              ))}
            </SelectField>
            <DayField
              id={toFieldId(`${path}.valid_from`)}
              label={texts.from}
              value={scope.valid_from}
              error={errors[`${path}.valid_from`]}
              onDay={(day) => update(index, { valid_from: day })}
            />
            <DayField
              id={toFieldId(`${path}.valid_until`)}
              label={texts.until}
              value={scope.valid_until ?? ''}
              error={errors[`${path}.valid_until`]}
              hint={index === 0 && texts.untilHint}
              onDay={(day) => update(index, { valid_until: day || null })}
            />
            <IconButton
              className={styles['remove']}
              label={texts.remove(findSpaceName(spaces, scope.space_id))}
              onClick={() => change((all) => all.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <Button size="sm" onClick={add}>
        <Plus aria-hidden />
        {texts.add}
      </Button>
    </>
  );
}
