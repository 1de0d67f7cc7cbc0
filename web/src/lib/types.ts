// What the server sends and takes, as its own structs say; and where the page knows more about it.

import type * as sent from "./types.gen";

export type {
  Addresses,
  Advice,
  Answer,
  Arg,
  BestResult,
  CampaignInfo,
  ChatLine,
  CodeInfo,
  Decision,
  DeviceInfo,
  DeviceLink,
  DevicesInfo,
  Example,
  Explanation,
  GameInfo,
  GameResult,
  GameStatistics,
  Help,
  Hint,
  Invitation,
  LanguageInfo,
  Learn,
  LessonInfo,
  LessonLine,
  Liking,
  LogLine,
  Me,
  NewTable,
  PlainCard,
  PlainPack,
  Offer,
  OptionInfo,
  OptionValue,
  OrderInfo,
  Outcome,
  Part,
  RealGame,
  RecoveryCode,
  Refused,
  Reviewed,
  RuleSection,
  RulesInfo,
  RuleText,
  SeatChoice,
  SeatColour,
  SeatInfo,
  StatisticsInfo,
  StoryLine,
  StoryTold,
  Suggestion,
  Tally,
  TableSummary,
  TermInfo,
  Turn,
  TurnsInfo,
  WebhookInfo,
} from "./types.gen";

/** `players` and what else the game lets one choose. */
export type Options = sent.NewTable["options"];

/** A table whose game has views of this kind. */
export interface TableInfo<V = unknown> extends sent.TableInfo {
  view: V;
}

/** The same after moves in a row. */
export interface Played<V = unknown> extends sent.Played {
  view: V;
}

/** The same at an earlier moment. */
export interface Replayed<V = unknown> extends sent.Replayed {
  view: V;
}

/** A step of a story whose game tells it with numbers of this kind. */
export interface StoryStep<N = unknown> extends sent.StoryStep {
  numbers: N;
}

/** What became of a game whose story has numbers of this kind. */
export interface StoryInfo<N = unknown> extends sent.StoryInfo {
  steps: StoryStep<N>[];
}
