import { useLocation } from 'wouter'
import { nutritionResultCopy as copy } from '../../copy/nutritionResult.th'
import { rememberThenGo } from '../../calls/session/rememberThenGo'
import { Button } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'
import { resultPath } from './nutritionPaths'

export const SignInDock = () => {
  const [, navigate] = useLocation()
  return (
    <Dock>
      <p className="nutrition-dock-words">{copy.signInHelp}</p>
      <Button wide onClick={() => void rememberThenGo(resultPath + location.search, '/login', navigate)}>
        {copy.signIn}
      </Button>
    </Dock>
  )
}
