import czech from 'antd/locale/cs_CZ';
import dayjs from 'dayjs';
import 'dayjs/locale/cs';

dayjs.locale('cs');

type AntdLocale = typeof czech;

/** Its locale file is CommonJS: a bundler unwraps the default export, plain Node does not. */
const delivered: AntdLocale = 'default' in czech ? (czech.default as AntdLocale) : czech;

const { DatePicker: picker } = delivered;

/** Czech of Ant Design. A calendar's month and year are called what they show: another name would hide them from whoever speaks to the computer. */
export const antdCzech: AntdLocale = {
  ...delivered,
  ...(picker && { DatePicker: { ...picker, lang: { ...picker.lang, monthSelect: '', yearSelect: '' } } }),
};
