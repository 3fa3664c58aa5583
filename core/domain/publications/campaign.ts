import * as t from 'io-ts'
import { IsoDate } from '../calendar/isoDateCodec.js'
import { Block, PageLink, Picture } from './blocks.js'
import { orNull } from '../reading/orNull.js'

const cardFields = {
  id: t.string,
  title: t.string,
  summary: t.string,
  begin_date: IsoDate,
  end_date: IsoDate,
  picture: Picture,
}

/** A campaign in a list. */
export const CampaignCard = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(cardFields, 'CampaignCard'))
export type CampaignCard = t.TypeOf<typeof CampaignCard>

const Step = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ title: t.string, text: t.string }))

export const CampaignLayout = /*#__PURE__*/ t.keyof(
  { campaign: null, 'footer-campaign': null, header: null, footer: null },
  'CampaignLayout',
)
export type CampaignLayout = t.TypeOf<typeof CampaignLayout>

/** A published campaign. `who`: the participants in words. `places`: their number, null: unlimited. `reward`: the id
 * of the reward to save points for. */
export const CampaignPage = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...cardFields,
      layout: CampaignLayout,
      steps: /*#__PURE__*/ t.array(Step),
      highlights: /*#__PURE__*/ t.array(
        /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ title: t.string, picture: orNull(Picture) })),
      ),
      who: t.string,
      places: orNull(t.number),
      conditions: /*#__PURE__*/ t.array(t.string),
      action: PageLink,
      reward: orNull(t.string),
      blocks: /*#__PURE__*/ t.array(Block),
    },
    'CampaignPage',
  ),
)
export type CampaignPage = t.TypeOf<typeof CampaignPage>
