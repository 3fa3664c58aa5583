import { staffContract } from '@careplus/adapters/internal/contract'
import { RequestState } from '@careplus/core/internal/requests'
import { aboutOne, misuse, callAndFormat, type Command } from './command.js'
import { list, sheet } from './table.js'

export const requestCommands: ReadonlyArray<Command> = [
  {
    name: ['requests'],
    usage: `[--state ${Object.keys(RequestState.keys).join('|')}]`,
    summary: 'Waiting requests, the oldest first',
    run: (caller, { options: { state } }) =>
      state !== undefined && !RequestState.is(state)
        ? misuse
        : callAndFormat(
            caller.call(staffContract.listStaffRequests, { query: state === undefined ? {} : { state } }),
            ({ requests }) =>
              list(
                'requests',
                requests.map(({ id, since, topic, state: at, messages_count, pictures_count, last_words }) => ({
                  id,
                  since,
                  topic,
                  state: at,
                  messages: messages_count,
                  pictures: pictures_count,
                  last: last_words.replaceAll('\n', ' '),
                })),
              ),
          ),
  },
  {
    name: ['requests', 'show'],
    usage: '<id>',
    summary: 'A request with its messages',
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.readStaffRequest, { params: { id } }), (request) =>
        [
          sheet({
            topic: request.topic,
            state: request.state,
            since: request.since,
            member: `${request.member.name ?? '-'} ${request.member.number ?? '-'}`,
            pictures: request.pictures.length,
            messages: request.messages.length,
          }),
          ...request.messages.map(({ actor, at, words }) => `${actor}, ${at}\n${words}`),
        ].join('\n\n'),
      ),
    ),
  },
  {
    name: ['requests', 'answer'],
    usage: '<id> <words> --read <messages>',
    summary: 'Answers a request; --read is the number of messages that you have read',
    run: aboutOne(async (caller, id, { words, options: { read } }) => {
      const message = words.join(' ')
      return message === '' || !/^[1-9]\d*$/.test(read ?? '')
        ? misuse
        : callAndFormat(
            caller.call(staffContract.answerRequest, { params: { id }, body: { message, read: Number(read) } }),
            ({ state }) => state,
          )
    }),
  },
]
