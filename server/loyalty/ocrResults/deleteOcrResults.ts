import type { NotNull } from 'kysely'
import type { Db } from '../../platform/store/store.js'

export const deleteOcrOfBillPictures = async (db: Db, bill: string): Promise<void> => {
  await db
    .deleteFrom('picture_readings')
    .where('picture_id', 'in', (of) => of.selectFrom('bill_pictures').select('id').where('bill_id', '=', bill))
    .execute()
}

export const deleteOcrOfPicture = async (db: Db, picture: string): Promise<void> => {
  await db.deleteFrom('picture_readings').where('picture_id', '=', picture).execute()
  await db
    .deleteFrom('bill_readings')
    .where('bill_id', 'in', (of) =>
      of
        .selectFrom('bill_pictures')
        .select('bill_id')
        .where('id', '=', picture)
        .where('bill_id', 'is not', null)
        .$narrowType<{ bill_id: NotNull }>(),
    )
    .execute()
}

export const deleteOcrOfMember = async (db: Db, member: string): Promise<void> => {
  await db
    .deleteFrom('picture_readings')
    .where('picture_id', 'in', (of) => of.selectFrom('bill_pictures').select('id').where('member_id', '=', member))
    .execute()
  await db
    .deleteFrom('bill_readings')
    .where('bill_id', 'in', (of) => of.selectFrom('bills').select('id').where('member_id', '=', member))
    .execute()
}
