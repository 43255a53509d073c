import czech from 'antd/locale/cs_CZ';
import dayjs from 'dayjs';
import 'dayjs/locale/cs';

dayjs.locale('cs');

type AntdLocale = typeof czech;

/** The locale file is CommonJS: a bundler unwraps the default export, plain Node does not. */
const antdLocale: AntdLocale = 'default' in czech ? (czech.default as AntdLocale) : czech;

const { DatePicker: datePicker } = antdLocale;

/**
 * Czech locale of Ant Design. Accessible names of a calendar's month and year stay equal to their visible
 * text, as voice control requires.
 */
export const antdCzech: AntdLocale = {
  ...antdLocale,
  ...(datePicker && {
    DatePicker: { ...datePicker, lang: { ...datePicker.lang, monthSelect: '', yearSelect: '' } },
  }),
};
