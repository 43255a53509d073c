import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { createCode } from '../draft.ts';
import { toFieldId } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import { WordList } from './word-list.tsx';

const texts = priceListEditor.settings.options;

/** What the guest chooses; it has no price of its own. */
export function OptionFields(): ReactNode {
  const { errors } = useEditor();
  return (
    <WordList kind="options" blank={{ group: null, is_default: false }}>
      {(option, path, change) => (
        <>
          <TextField
            id={toFieldId(`${path}.label`)}
            label={texts.label}
            value={option.label}
            maxLength={PRICE_LIST_LIMITS.label}
            error={errors[`${path}.label`]}
            onChange={({ target }) => change({ label: target.value })}
          />
          <TextField
            id={toFieldId(`${path}.group`)}
            label={texts.group}
            hint={texts.groupHint}
            optional
            autoCapitalize="off"
            defaultValue={option.group ?? ''}
            error={errors[`${path}.group`]}
            onBlur={({ target }) =>
              change({ group: target.value.trim() === '' ? null : createCode(target.value, []) })
            }
          />
          <CheckField
            label={texts.isDefault}
            checked={option.is_default}
            error={errors[`${path}.is_default`]}
            onChange={({ target }) => change({ is_default: target.checked })}
          />
        </>
      )}
    </WordList>
  );
}
