import czech from 'antd/locale/cs_CZ';
import dayjs from 'dayjs';
import 'dayjs/locale/cs';

dayjs.locale('cs');

type AntdLocale = typeof czech;

/** Czech of Ant Design. Its locale file is CommonJS: a bundler unwraps the default export, plain Node does not. */
export const antdCzech: AntdLocale = 'default' in czech ? (czech.default as AntdLocale) : czech;
