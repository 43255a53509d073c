import type { DealErrorCode, DealFieldErrorParams, DealFormErrorCode } from './deal-error-codes.ts';
import type { SeoFieldErrorParams } from './seo-error-codes.ts';

/** Parameters of a code whose phrase has none. */
export type NoParams = Readonly<Record<never, never>>;
/** The trailing argument of a function that takes a code: absent when the code has no parameters. */
export type ParamsArgument<Params> = keyof Params extends never ? [] : [params: Params];

type WithoutParams<Code extends string> = { [Each in Code]: NoParams };

/** Codes of the API's error body (`error_code`, PRODUCT §1). They are stable. */
export type ErrorParams = WithoutParams<
  | DealErrorCode
  | 'NOTFOUND'
  | 'VALIDATION'
  | 'UNREADABLE'
  | 'UNAUTHENTICATED'
  | 'LOGIN_FAILED'
  | 'OPERATOR_PASSWORD_SHORT'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_STALE'
  | 'SECOND_FACTOR_EXISTS'
  | 'SECOND_FACTOR_LAST'
  | 'SECOND_FACTOR_NONE'
  | 'SECOND_STEP_EXPIRED'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'OWNER_SUSPENDED'
  | 'STATUS_CONFLICT'
  | 'POST_STATE'
  | 'IN_USE'
  | 'REASON_REQUIRED'
  | 'FUTURE_RESERVATIONS'
  | 'GUEST_RESERVATIONS_AHEAD'
  | 'PRIVACY_REQUEST_OPEN'
  | 'PRIVACY_REQUEST_STATE'
  | 'EMAIL_UNCONFIRMED'
  | 'SLOT_TAKEN'
  | 'SLOT_RESERVED'
  | 'SLOT_FREE'
  | 'WAITLIST_CLOSED'
  | 'WAITLIST_LAPSE'
  | 'WAITLIST_OVERLAP'
  | 'PRICE_CHANGED'
  | 'PRICE_LIST_PUBLISHED'
  | 'PRICE_LIST_OVERLAP'
  | 'PRICE_LISTS_FULL'
  | 'RENTAL_TERMS_PUBLISHED'
  | 'RENTAL_TERMS_OVERLAP'
  | 'RENTAL_TERMS_FULL'
  | 'RENTAL_TERMS_CHANGED'
  | 'SLOT_UNAVAILABLE'
  | 'RESERVATION_CLOSED'
  | 'RESERVATION_UNCONFIRMED'
  | 'RESERVATION_EXPIRED'
  | 'RESERVATION_IS_OPTION'
  | 'RESERVATION_GROUP_FORBIDDEN'
  | 'CONFIRMATION_CODE_LOCKED'
  | 'CONFIRMATION_RESENT_TOO_SOON'
  | 'UNCONFIRMED_TOO_LONG'
  | 'RESERVATION_CHANGED'
  | 'SERIES_CHANGED'
  | 'IMPORT_CHANGED'
  | 'IMPORT_OVER'
  | 'OVERLAP_TAKEN'
  | 'SEASON_OVERLAP'
  | 'IMPORTED_BLOCK'
  | 'PROPOSAL_NEEDED'
  | 'PROPOSAL_CLOSED'
  | 'CALENDAR_CONFLICT'
  | 'FEED_ADDRESS'
  | 'FEED_UNREACHABLE'
  | 'FEED_TIMEOUT'
  | 'FEED_REDIRECT'
  | 'FEED_REFUSED'
  | 'FEED_NOT_CALENDAR'
  | 'FEED_TOO_LARGE'
  | 'FEED_LIMIT'
  | 'NO_RECIPIENT'
  | 'INQUIRY_CLOSED'
  | 'OFFER_CHOSEN'
  | 'OFFER_OVER'
  | 'CONVERSATION_CLOSED'
  | 'CAPTCHA_FAILED'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'EMAIL_CONFIRMED_ALREADY'
  | 'LINK_EXPIRED'
  | 'PASSWORD_WRONG'
  | 'NOT_WHILE_IMPERSONATING'
  | 'OWN_ACCOUNT'
  | 'ACCOUNT_CLOSED'
  | 'LAST_ADMIN'
  | 'LAST_OWNER'
  | 'NO_SUCCESSOR'
  | 'TEAM_FULL'
  | 'INVITATION_SIGN_IN'
  | 'INVITATION_OTHER_ACCOUNT'
  | 'COMPANY_NOT_FOUND'
  | 'ARES_UNAVAILABLE'
  | 'BILLING_INCOMPLETE'
  | 'SELLER_INCOMPLETE'
  | 'ORDER_CLOSED'
  | 'PLAN_RETIRED'
  | 'ORDER_WAITING'
  | 'CREDIT_RESERVED'
  | 'MAIL_NOT_FAILED'
  | 'MAIL_GONE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'IDEMPOTENCY_PENDING'
  | 'STORAGE_FULL'
  | 'STORAGE_READ_ONLY'
  | 'TERMS_IN_FORCE'
  | 'CONTENT_FIXED'
  | 'BUILDING_HAS_SPACES'
  | 'LAST_PHOTO'
  | 'AI_NOT_CONFIGURED'
  | 'AI_UNAUTHORIZED'
  | 'AI_MODEL_UNKNOWN'
  | 'AI_BUSY'
  | 'AI_QUOTA'
  | 'AI_TIMEOUT'
  | 'AI_UNREACHABLE'
  | 'AI_TOO_LONG'
  | 'AI_REFUSED'
  | 'AI_BROKEN'
  | 'AI_TOO_MANY'
  | 'FAVOURITES_FULL'
  | 'SELECTION_FULL'
  | 'LIMIT_REACHED'
  | 'GONE'
  | 'UNAVAILABLE'
  | 'INTERNAL'
> & {
  CANCELLATION_LIMIT: { max: number };
  SERIES_LIMIT: { max: number };
  CANNED_REPLIES_FULL: { max: number };
  REMINDED_TODAY: { remindedAt: string };
  UNCONFIRMED_LIMIT: { maxRequests: number; maxDays: number };
  TOO_MANY_ATTEMPTS: { minutes: number };
};
export type ErrorCode = keyof ErrorParams;
/** Codes of the error body whose phrase has no parameters. */
export type PlainErrorCode = {
  [Code in ErrorCode]: keyof ErrorParams[Code] extends never ? Code : never;
}[ErrorCode];

/** Codes of errors of one field (SPEC §5) that forms of the browser show too. */
export type FormErrorParams = WithoutParams<
  | DealFormErrorCode
  | 'required'
  | 'text'
  | 'number'
  | 'integer'
  | 'positive'
  | 'email'
  | 'emailRequired'
  | 'emailFormat'
  | 'emailMax'
  | 'passwordRequired'
  | 'passwordMax'
  | 'passwordMin'
  | 'passwordCase'
  | 'passwordConfirm'
  | 'passwordCommon'
  | 'passwordKeyboard'
  | 'passwordIdentity'
  | 'passwordWrong'
  | 'secondFactorCode'
  | 'recoveryCode'
  | 'passkeyRefused'
  | 'emailTaken'
  | 'emailUnchanged'
  | 'plainName'
  | 'terms'
  | 'bookingConsent'
  | 'deviceCode'
  | 'confirmationCodeFormat'
  | 'ico'
  | 'dic'
  | 'location'
  | 'videoPlan'
  | 'phone'
  | 'url'
  | 'localPath'
  | 'publicPath'
  | 'facebook'
  | 'instagram'
  | 'video'
  | 'postalCode'
  | 'bankAccount'
  | 'slug'
  | 'future'
  | 'slugTaken'
  | 'nameTaken'
  | 'inCzechia'
  | 'choice'
  | 'list'
  | 'date'
  | 'datetime'
  | 'wholeMinutes'
  | 'clock'
  | 'past'
  | 'tooFar'
  | 'agreedByPhone'
  | 'proposalExpiry'
  | 'reservationPrice'
  | 'outsideWindows'
  | 'windowsMeet'
  | 'ruleTwice'
  | 'quoteToken'
  | 'bookingPrice'
  | 'priceNotShown'
  | 'reserved'
  | 'longestFirst'
  | 'weekdays'
  | 'fullname'
  | 'dateOrder'
  | 'dateFuture'
  | 'endAfterStart'
  | 'clockSkipped'
  | 'bounds'
  | 'boolean'
  | 'unknown'
  | 'photo'
  | 'purpose'
  | 'address'
  | 'teamMember'
  | 'assignee'
  | 'teamSpaces'
  | 'searchEmpty'
  | 'viewTaken'
> & {
  range: { min: number; max: number };
  maxLength: { max: number };
  passwordOperator: { min: number };
  passkeyLimit: { max: number };
  confirmationCode: { left: number };
  photoLimit: { max: number };
  panoramaLimit: { max: number };
  spanTooLong: { max: number };
  tooManyGuests: { max: number };
  notice: { max: number };
  searchLimit: { max: number };
  viewLimit: { max: number };
};
export type FormErrorCode = keyof FormErrorParams;

/** Codes of errors of one field that only the API detects. */
export type ApiFieldErrorParams = WithoutParams<
  | 'bookingIncomplete'
  | 'bookingNotOffered'
  | 'photoUnsupported'
  | 'photoEmpty'
  | 'photoAnimated'
  | 'photoShape'
  | 'photoTooBig'
  | 'photoTooManyPixels'
  | 'photoTooDemanding'
  | 'scaleLine'
  | 'panoramaShape'
  | 'panoramaSmall'
  | 'buildingHasSpaces'
  | 'buildingIsWhole'
  | 'buildingShared'
  | 'buildingPlaceTaken'
  | 'catalogDay'
  | 'layoutUnknown'
  | 'layoutTwice'
  | 'layoutAreaOrder'
  | 'demandPurpose'
  | 'demandDateFrom'
  | 'demandBothTimes'
  | 'demandTimeNeedsDay'
  | 'demandSpaces'
  | 'demandTooManySpaces'
  | 'demandTerms'
  | 'demandBudget'
  | 'offerPrice'
  | 'offerRowsSum'
  | 'offerSpaceTaken'
  | 'offerOwnSpace'
  | 'offerValidUntil'
  | 'accessFrom'
  | 'accessUntil'
  | 'priceListSpaces'
  | 'priceScopeTwice'
  | 'importFormat'
  | 'importOldExcel'
  | 'importEmpty'
  | 'importNoBookings'
  | 'guestName'
  | 'ownRooms'
  | 'optionUntil'
  | 'notifyGuestEmail'
  | 'senderUnconfirmed'
  | 'recipientRefused'
  | 'repeat'
  | 'seriesOver'
  | 'seriesSpaces'
  | 'longPast'
  | 'forwardPublished'
  | 'contentFixedSlug'
  | 'contentFixedStatus'
  | 'contentCover'
  | 'legalTermsPast'
  | 'legalTermsOrder'
  | 'redirectTaken'
  | 'redirectCircle'
  | 'planDefault'
  | 'publishedSpacesChoice'
  | 'membershipEndPassed'
  | 'membershipUnchanged'
  | 'creditZero'
  | 'seoPath'
  | 'seoPathNumber'
  | 'seoPathTaken'
  | 'seoFilterEmpty'
  | 'seoLink'
  | 'seoTemplateBrace'
  | 'seoBulkNothingChosen'
  | 'seoBulkPathTaken'
  | 'seoBulkPathTwice'
  | 'seoBulkMeansOther'
  | 'seoBulkEmpty'
  | 'seoCsvUnreadable'
  | 'seoCsvNoRows'
  | 'seoCsvYesOrNo'
  | 'seoCsvCells'
> &
  DealFieldErrorParams &
  SeoFieldErrorParams & {
    recipientLimit: { max: number };
    layoutTooSmall: { max: number };
    shortest: { minutes: number };
    longest: { minutes: number };
    ruleOverlap: { weekday: number; fromMinute: number; toMinute: number; price: number; newPrice: number };
    priceAboveShown: { price: number };
    sharedFloor: { first: string; second: string };
    importTooManyRows: { max: number };
    repeatRows: { max: number };
    repeatHeld: { max: number };
    repeatClosed: { days: readonly string[] };
    /** Code of `validatePriceList` or `validateChoices`. */
    priceList: { error: string };
    rentalTerms: { error: string };
    publicMailDomain: { domain: string };
    publishedSpacesRequired: { published: number; limit: number };
    tooManyPublishedSpaces: { limit: number };
    membershipEndTooFar: { years: number };
    creditNotEnough: { haler: number };
    creditTooMuch: { haler: number };
    publicationLimit: { limit: number };
    ownersPublicationLimit: { limit: number };
  };

/** Codes of errors of one field; an error of the whole request can be reported on a field too. */
export type FieldErrorParams = FormErrorParams & ApiFieldErrorParams & ErrorParams;
export type FieldErrorCode = keyof FieldErrorParams;
