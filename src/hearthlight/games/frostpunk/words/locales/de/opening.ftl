## Die Eröffnungsszene

opening-frostpunk-happened = In jenem Jahr hörte es auch im Frühling nicht auf zu schneien. Die Kolonnen nach Norden wurden mit jeder Meile kürzer, und deine endet hier: an einem Krater, einem Turm aus schwarzem Eisen und etwas Kohle.
opening-frostpunk-you = Zweiundvierzig Menschen stehen um den Generator und sehen dich an, denn jemand muss entscheiden. Wer arbeitet. Wer isst. Wer draußen schläft.
opening-frostpunk-aim = Halte die Stadt allein oder gemeinsam fünfzehn Runden lang am Leben, während es immer kälter wird. Aus Kohle wird Wärme, aus Wärme Arbeit, aus Arbeit werden Nahrung und Schlafplätze. Und die Menschen dürfen nie aufhören zu glauben, dass es sich lohnt.
opening-frostpunk-time = 1 bis 2 Stunden
