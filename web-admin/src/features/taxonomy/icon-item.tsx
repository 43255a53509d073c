import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { TAG_ICONS } from '@prostora/contracts/tag-icons.ts';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { TaxonomyIcon } from './taxonomy-icon.tsx';
import styles from './taxonomy.module.css';

const texts = adminTaxonomy;

/** Icon select as radio buttons, navigable by arrow keys. */
function IconPicker({
  value = null,
  onChange = () => undefined,
  id,
}: {
  value?: string | null;
  onChange?: (icon: string | null) => void;
  id?: string;
}) {
  const [typed, setTyped] = useState('');
  const name = useId();
  const found = TAG_ICONS.filter((icon) => icon.includes(typed.trim().toLowerCase()));
  const renderOption = (icon: string | null) => (
    <label key={icon ?? ''} className={styles.choice} title={icon ?? texts.iconNone}>
      <input
        type="radio"
        name={name}
        value={icon ?? ''}
        checked={value === icon}
        onChange={() => onChange(icon)}
        aria-label={icon ?? texts.iconNone}
      />
      {icon === null ? <span>{texts.iconNone}</span> : <TaxonomyIcon icon={icon} />}
    </label>
  );
  return (
    <div id={id} className={styles.picker}>
      <Input
        type="search"
        value={typed}
        maxLength={40}
        allowClear
        aria-label={texts.iconSearch}
        placeholder={texts.iconSearch}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <div role="radiogroup" aria-label={texts.iconsLabel} className={styles.choices}>
        {renderOption(null)}
        {found.map(renderOption)}
      </div>
      {found.length === 0 && (
        <p className={styles.detail} role="status">
          {texts.iconNothing}
        </p>
      )}
    </div>
  );
}

/** Form field of the icon. */
export const IconItem = () => (
  <Form.Item name="icon" label={texts.icon}>
    <IconPicker />
  </Form.Item>
);
