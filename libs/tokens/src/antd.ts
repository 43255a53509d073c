import { colors, fonts } from './tokens.ts';

const shared = {
  fontFamily: fonts.sans,
  fontSize: 15,
  borderRadius: 8,
  borderRadiusLG: 12,
  borderRadiusSM: 4,
  controlHeight: 40,
  controlOutlineWidth: 3,
};

const sharedComponents = {
  button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  table: { headerBg: 'transparent', headerSplitColor: 'transparent', cellPaddingBlock: 13 },
  card: { headerFontSize: 17 },
};

/** Ant Design theme of the light console (DESIGN §7): goes into `ConfigProvider theme` as it is. */
export const antdLight = {
  token: {
    ...shared,
    colorPrimary: colors.pine[900],
    colorTextLightSolid: '#FFFFFF',
    colorInfo: colors.blue.text,
    colorSuccess: colors.green.text,
    colorWarning: colors.orange.text,
    colorError: colors.red.text,
    colorLink: colors.saffron[700],
    colorTextBase: colors.pine[900],
    colorTextSecondary: colors.plaster[700],
    colorTextTertiary: colors.plaster[600],
    colorTextPlaceholder: colors.plaster[600],
    colorBgLayout: colors.plaster[50],
    colorBgContainer: '#FFFFFF',
    colorBgElevated: '#FFFFFF',
    colorBorder: colors.plaster[500],
    colorBorderSecondary: colors.plaster[200],
    controlOutline: colors.saffron[200],
  },
  components: {
    Layout: { siderBg: colors.pine[900], headerHeight: 68, headerBg: '#FFFFFF' },
    Menu: {
      darkItemBg: colors.pine[900],
      darkItemColor: '#C6D1CA',
      darkItemSelectedBg: colors.pine[800],
      darkItemSelectedColor: colors.saffron[300],
    },
    Table: sharedComponents.table,
    Button: sharedComponents.button,
    Segmented: { trackBg: colors.plaster[150], itemSelectedBg: '#FFFFFF' },
    Card: sharedComponents.card,
  },
};

/** Ant Design theme of the dark console; use together with `theme.darkAlgorithm`. */
export const antdDark = {
  token: {
    ...shared,
    colorPrimary: colors.saffron[400],
    colorTextLightSolid: colors.pine[900],
    colorInfo: '#7FB2EA',
    colorSuccess: '#4DB987',
    colorWarning: '#F09A4B',
    colorError: '#F07A7A',
    colorLink: colors.saffron[300],
    colorTextBase: '#EEF3EF',
    colorTextSecondary: '#B4C0B8',
    colorTextTertiary: '#93A198',
    colorTextPlaceholder: '#93A198',
    colorBgLayout: '#0B110E',
    colorBgContainer: '#141E19',
    colorBgElevated: '#1B2821',
    colorBorder: '#6B7D73',
    colorBorderSecondary: '#26342D',
    controlOutline: 'rgba(242,178,51,.35)',
  },
  components: {
    Layout: { siderBg: '#0B110E', headerHeight: 68, headerBg: '#141E19' },
    Menu: {
      darkItemBg: '#0B110E',
      darkItemColor: '#C6D1CA',
      darkItemSelectedBg: colors.pine[800],
      darkItemSelectedColor: colors.saffron[300],
    },
    Table: sharedComponents.table,
    Button: sharedComponents.button,
    Segmented: { trackBg: '#1B2821', itemSelectedBg: colors.pine[700] },
    Card: sharedComponents.card,
  },
};
