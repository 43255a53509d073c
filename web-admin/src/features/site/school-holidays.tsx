import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { DISTRICTS } from '@prostora/strings/cs/school-holidays.ts';
import { adminSettings } from '@prostora/strings/cs/admin-settings.ts';
import { missing } from '@prostora/strings/cs/errors.ts';
import { DateItem } from '../../kit/form/date-item.tsx';
import { SelectItem, TextItem, createRule, type Check } from '../../kit/form/form-fields.tsx';
import styles from './site.module.css';

const texts = adminSettings.fields.holidays;
const MAX_HOLIDAYS = 100;
const OPTIONS = DISTRICTS.map((name) => ({ value: name, label: name }));
const checkName: Check = (name) => (name.trim() === '' ? missing.name : null);
const dayRules = [createRule<string | null>((day) => (day ? null : missing.day))];

/** Table of school holidays; a row without a district applies in all. */
export const SchoolHolidays = () => (
  <Form.List name="school_holidays">
    {(holidays, { add, remove }) => (
      <>
        {holidays.map(({ key, name }, index) => (
          <div key={key} className={styles.holiday} role="group" aria-label={texts.group(index + 1)}>
            <TextItem name={[name, 'name']} label={texts.name} max={100} check={checkName} />
            <DateItem
              name={[name, 'from']}
              label={texts.from}
              placeholder={texts.dayPlaceholder}
              rules={dayRules}
            />
            <DateItem
              name={[name, 'until']}
              label={texts.until}
              placeholder={texts.dayPlaceholder}
              rules={dayRules}
            />
            <SelectItem
              name={[name, 'districts']}
              label={texts.districts}
              options={OPTIONS}
              emptyLabel={texts.everywhere}
              isMultiple
              formatFurther={texts.further}
            />
            <Button
              type="text"
              icon={<Trash2 className="lucide" aria-hidden />}
              aria-label={texts.remove(index + 1)}
              onClick={() => remove(name)}
            />
          </div>
        ))}
        {holidays.length < MAX_HOLIDAYS && (
          <Button
            icon={<Plus className="lucide" aria-hidden />}
            onClick={() => add({ name: '', from: null, until: null, districts: [] })}
          >
            {texts.add}
          </Button>
        )}
      </>
    )}
  </Form.List>
);
