import '@prostora/tokens/tokens.css';
import '@prostora/tokens/base.css';
import './fonts.css';
import 'virtual:ui-styles';
