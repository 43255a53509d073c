import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { toPragueDay } from '@prostora/contracts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import type { RangeFilterProps } from './range-filter.tsx';
import styles from './table-toolbar.module.css';

const texts = adminKit.range;
const DATE_FORMAT = 'YYYY-MM-DD';
/** Parses a YYYY-MM-DD day; null when invalid. */
const parseDay = (day: string): Dayjs | null => (dayjs(day).format(DATE_FORMAT) === day ? dayjs(day) : null);

/** Common ranges, in days of Prague. */
function presets(): { label: string; value: [Dayjs, Dayjs] }[] {
  const today = dayjs(toPragueDay(new Date()));
  return [
    { label: texts.today, value: [today, today] },
    { label: texts.week, value: [today.subtract(6, 'day'), today] },
    { label: texts.days30, value: [today.subtract(29, 'day'), today] },
    { label: texts.month, value: [today.startOf('month'), today.endOf('month')] },
  ];
}

/** The picker of `RangeFilter`, loaded lazily. */
export default function RangePicker({ label, from, to, onChange }: RangeFilterProps) {
  const change = (days: [Dayjs | null, Dayjs | null] | null): void =>
    onChange({ from: days?.[0]?.format(DATE_FORMAT) ?? '', to: days?.[1]?.format(DATE_FORMAT) ?? '' });
  return (
    <DatePicker.RangePicker
      className={styles.range ?? ''}
      format="D. M. YYYY"
      placeholder={[texts.from, texts.to]}
      value={[parseDay(from), parseDay(to)]}
      allowEmpty={[true, true]}
      presets={presets()}
      onChange={change}
      aria-label={label}
      classNames={{ popup: { root: styles.rangePopup ?? '' } }}
    />
  );
}
