import {
  eatingHabitQuestions,
  eatingHabits,
  howOften,
  howOftenWords,
  sweetDrinks,
  sweetDrinkWords,
} from '@careplus/core/nutrition'
import { nutritionCopy as copy } from '../../copy/nutrition.th'
import { Card } from '../../ui/Card'
import { Segmented } from '../../ui/Segmented'
import type { AnswerField, Answers } from './nutritionAnswers'

interface Props {
  readonly answers: Answers
  readonly errorOf: (field: AnswerField) => string | undefined
  readonly onChange: (change: Partial<Answers>) => void
}

const often = howOften.map((value) => ({ value, label: howOftenWords[value] }))
const drinks = sweetDrinks.map((value) => ({ value, label: sweetDrinkWords[value] }))

export const HabitFields = ({ answers, errorOf, onChange }: Props) => (
  <>
    <section className="stack nutrition-section" aria-labelledby="nutrition-habits">
      <h2 id="nutrition-habits">{copy.habits.title}</h2>
      <p className="second">{copy.habits.hint}</p>
      <Card className="nutrition-questions">
        {eatingHabits.map((habit) => (
          <div key={habit} data-field={habit}>
            <Segmented
              label={eatingHabitQuestions[habit]}
              options={often}
              value={answers.habits[habit]}
              onChange={(value) => onChange({ habits: { ...answers.habits, [habit]: value } })}
              error={errorOf(habit)}
              name={habit}
            />
          </div>
        ))}
      </Card>
    </section>
    <section className="stack nutrition-section" aria-labelledby="nutrition-drinks">
      <h2 id="nutrition-drinks">{copy.drinks.title}</h2>
      <Card className="nutrition-questions">
        <div data-field="sweetDrinks">
          <Segmented
            label={copy.drinks.label}
            hint={copy.drinks.hint}
            options={drinks}
            value={answers.sweetDrinks}
            onChange={(value) => onChange({ sweetDrinks: value })}
            error={errorOf('sweetDrinks')}
            name="sweetDrinks"
          />
        </div>
      </Card>
    </section>
  </>
)
