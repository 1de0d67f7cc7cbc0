// What a campaign of Blackout has earned so far.

import type { CampaignInfo } from "../../lib/types";
import type { CampaignProgress } from "./types";

export const CHAPTERS = [1, 2, 3, 4, 5];

export function progressOf(campaign: CampaignInfo): CampaignProgress {
  return campaign.progress as unknown as CampaignProgress;
}
