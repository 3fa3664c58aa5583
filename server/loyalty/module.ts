import type { PictureServices } from '../platform/pictures/normalizeUploads.js'
import type { ServerModule } from '../platform/module/serverModule.js'
import type { Db } from '../platform/store/store.js'
import { addressHandlers } from './addresses/addressHandlers.js'
import { billPictures, forgetBills } from './bills/forgetBills.js'
import { billHandlers } from './bills/billHandlers.js'
import { normalizeBillPicture, normalizeUpload } from './bills/billPictures.js'
import { removeDuePictures, billPictureCleanup } from './bills/storedBillPictures.js'
import { drawHandlers } from './draws/drawHandlers.js'
import { moveDueDraws } from './draws/moveDueDraws.js'
import { cancelUnsentOrders, leaveDraws, lockLoyalty, unnameLoyalty } from './eraseLoyalty.js'
import * as exported from './exportLoyalty.js'
import { loyaltyGauges } from './loyaltyGauges.js'
import { loyaltyHandlers } from './loyaltyHandlers.js'
import { missionHandlers } from './missions/missionHandlers.js'
import { saveMissionMarks } from './missions/missionMarks.js'
import { forgetParcelAddresses } from './orders/orders.js'
import { expirePoints, notifyExpiring } from './points/pointExpiry.js'
import { exportedClaims, forgetDocumentNumbers } from './prizes/prizeClaims.js'
import { prizeHandlers } from './prizes/prizeHandlers.js'
import { processOcrQueue } from './ocrResults/processOcrQueue.js'
import { exportedRequests, forgetRequests, requestPictures } from './requests/forgetRequests.js'
import { requestHandlers } from './requests/requestHandlers.js'
import { normalizeRequestPicture } from './requests/requestPictures.js'
import { removeDueRequestPictures, requestPictureCleanup } from './requests/storedRequestPictures.js'

const secondMs = 1000
const hourMs = 3_600_000

export const loyalty = {
  handlers: {
    ...addressHandlers,
    ...drawHandlers,
    ...prizeHandlers,
    ...missionHandlers,
    ...loyaltyHandlers,
    ...billHandlers,
    ...requestHandlers,
  },
  preparing: (place: PictureServices, db: Db) => ({
    sendBill: normalizeBillPicture(place, db),
    uploadBillPicture: normalizeUpload(place, db),
    askRequest: normalizeRequestPicture(place),
  }),
  periodicTasks: ({ db, storage, textReader: reader, failed, ending }) => [
    ...(reader === null
      ? []
      : [
          {
            everyMs: secondMs,
            run: (_now: Date, clock: () => Date) => processOcrQueue(db, { storage, failed, ending, reader }, clock),
          },
        ]),
    { everyMs: 60 * secondMs, run: (now) => moveDueDraws(db, now, failed) },
    { everyMs: 60 * secondMs, run: (now) => expirePoints(db, now, failed) },
    { everyMs: 60 * secondMs, run: (now) => notifyExpiring(db, now, failed) },
    { everyMs: 60 * secondMs, run: (now) => removeDuePictures(db, storage, now, failed) },
    { everyMs: 60 * secondMs, run: (now) => removeDueRequestPictures(db, storage, now, failed) },
    ...[billPictureCleanup(db, storage), requestPictureCleanup(db, storage)].map((run) => ({ everyMs: hourMs, run })),
  ],
  cleanups: [forgetParcelAddresses, forgetDocumentNumbers],
  gauges: loyaltyGauges,
  exportMember: {
    files: {
      points: exported.exportedPoints,
      orders: exported.exportedOrders,
      addresses: exported.exportedAddresses,
      bills: exported.exportedBills,
      'bill-uploads': exported.exportedUploads,
      draws: async (source) => ({
        ...(await exported.exportedDraws(source)),
        claims: await exportedClaims(source.db, source.sealing, source.member),
      }),
      missions: exported.exportedMissions,
      requests: exportedRequests,
    },
    async *pictures({ db, storage, member, now }) {
      for await (const { name, bytes } of billPictures(db, storage, member, now)) yield { path: `bills/${name}`, bytes }
      for await (const { name, bytes } of requestPictures(db, storage, member))
        yield { path: `requests/${name}`, bytes }
    },
  },
  eraseMember: {
    lock: lockLoyalty,
    beforeMember: async (tx, member, now) => {
      await cancelUnsentOrders(tx, member, now)
      await leaveDraws(tx, member)
      await forgetBills(tx, member, now)
      await forgetRequests(tx, member, now)
      await saveMissionMarks(tx, member, now)
    },
    afterMember: unnameLoyalty,
  },
} as const satisfies ServerModule & Record<'handlers' | 'preparing', unknown>
